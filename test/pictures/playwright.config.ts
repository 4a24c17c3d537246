// Playwright's configuration for the pictures: that of the journeys. `npm run pictures` takes them.
import { defineConfig } from '@playwright/test';
import journeys from '../e2e/playwright.config.ts';

export default defineConfig(journeys, {
  testDir: '.',
  outputDir: '../../test-results/pictures',
  reporter: 'list',
});
