// The portal's configuration (docs/product/configuration.md#reading-it): read once, at start, and frozen. Knows
// nothing else of the app, so that it can say what is missing even where nothing else would run.
import { readConfig } from './readConfig';

const read = readConfig(import.meta.env);

/** What keeps the portal from starting, one sentence each; empty when all is well. */
export const configProblems = read.problems;

/** The configuration of this build. Only to be used where `configProblems` is empty. */
export const config = read.config;
