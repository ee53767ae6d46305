/** Builds the card gallery of the documentation site from the client's components, into build/docs/gallery. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons } from './plugin/icons.ts';
import { messages } from './plugin/messages.ts';

export default defineConfig({
  plugins: [svelte(), icons(), messages()],
  base: './',
  publicDir: false,
  define: { CLIENT_VERSION: JSON.stringify('') },
  build: {
    outDir: '../build/docs/gallery',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: 'gallery.html', checks: { bundlerTimings: false } },
  },
});
