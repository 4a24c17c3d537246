// The journeys' world, for pictures: `npm run pictures` builds, and makes them.
import { defineConfig } from '@playwright/test';
import journeys from '../e2e/playwright.config.ts';

export default defineConfig(journeys, { testDir: '.', outputDir: '../../test-results/pictures' });
