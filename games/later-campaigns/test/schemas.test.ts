import { join } from 'node:path';
import { publishedSchemas } from '@grognard/testkit/published-schemas.ts';
import { laterCampaigns } from '../module.ts';
import { workbench } from '../workbench.ts';
import { anyOptions } from './options-generator.ts';

publishedSchemas(
  laterCampaigns,
  workbench.schemas,
  anyOptions,
  join(import.meta.dirname, '../../../fixtures/later-campaigns'),
);
