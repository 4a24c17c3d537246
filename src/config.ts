// The portal's configuration (docs/product/configuration.md#reading-it): read once, at start, and frozen. Imports as
// little as possible of the app, so that it can report what is missing even if nothing else would run.
import { readConfig } from './readConfig';

const read = readConfig(import.meta.env);

/** The problems that keep the portal from starting, one sentence each; empty if there are none. */
export const configProblems = read.problems;

/** The configuration of this build. Only to be used where `configProblems` is empty. */
export const config = read.config;
