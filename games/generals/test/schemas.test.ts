import { join } from 'node:path';
import { publishedSchemas } from '@grognard/testkit/published-schemas.ts';
import { generals } from '../module.ts';
import { workbench } from '../workbench.ts';
import { anyOptions } from './options-generator.ts';

publishedSchemas(
  generals,
  workbench.schemas,
  anyOptions,
  join(import.meta.dirname, '../../../fixtures/generals'),
);
