import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { readFileSync } from 'node:fs';
import { icons } from './plugin/icons.ts';
import { messages } from './plugin/messages.ts';
import { notices } from './plugin/notices.ts';

/** The package's, for client and server are released together. */
const VERSION = /__version__ = "(.*)"/.exec(
  readFileSync(new URL('../src/marineris/__init__.py', import.meta.url), 'utf8'),
)?.[1];

const SERVER = process.env.MARINERIS_SERVER ?? 'http://127.0.0.1:8049';

export default defineConfig({
  plugins: [svelte(), icons(), messages(), notices()],
  // What the files name each other by: the server may live in a folder of its host.
  base: './',
  define: { CLIENT_VERSION: JSON.stringify(VERSION) },
  build: {
    outDir: '../src/marineris/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy forbids data: addresses, so nothing is written into the code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What every page loads first is one file: cut into the shares of later pages, it would be larger.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'], test: /^(?!.*main\.ts$)/ }] } },
    },
  },
  server: {
    fs: { allow: ['..'] }, // the Fluent files live in the Python package
    proxy: {
      '/api': { target: SERVER, ws: true },
      '/health': SERVER,
    },
  },
});
