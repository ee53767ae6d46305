/** The Fluent files as the page gets them, `*.ftl?raw`: without the comments, which only translators read. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FILE = /\.ftl\?raw$/;

/** A line that begins with # is a comment: Fluent wants every further line of a message indented. */
export function withoutComments(source: string): string {
  return source.replace(/^#.*\r?\n?/gm, '').replace(/^(?:\r?\n)+/, '');
}

export function messages(): Plugin {
  return {
    name: 'marineris-messages',
    enforce: 'pre', // before Vite's own reading of `?raw`
    load: {
      filter: { id: FILE },
      handler(id) {
        const file = id.replace('?raw', '');
        this.addWatchFile(file);
        return `export default ${JSON.stringify(withoutComments(readFileSync(file, 'utf8')))};`;
      },
    },
  };
}
