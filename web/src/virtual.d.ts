/** The release that this client was built from. */
declare const CLIENT_VERSION: string;

declare module 'virtual:icons' {
  export const names: Set<string>;
  export const sprite: string;
}
