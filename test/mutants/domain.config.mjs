// Stryker's configuration for src/domain: its rules are pure, so only the table tests beside them run (docs/mutants.md).
import { optionsFor } from './shared.mjs';

export default optionsFor('domain', 97);
