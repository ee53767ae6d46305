import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { COMMENT_HEADER, astToString } from 'openapi-typescript';
import { expect, it } from 'vitest';

it('the generated types are those of openapi.json', async () => {
  const here = import.meta.dirname;
  const schema = JSON.parse(readFileSync(join(here, '../../../openapi.json'), 'utf8')) as object;
  const wanted = COMMENT_HEADER + astToString(await openapiTS(schema as never));
  expect(readFileSync(join(here, 'schema.d.ts'), 'utf8') === wanted, 'run: make web-types').toBe(true);
});
