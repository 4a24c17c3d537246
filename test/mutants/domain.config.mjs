// Mutants of the rules: they are pure, so only the tables beside them run (docs/mutants.md).
import { optionsFor } from './shared.mjs';

export default optionsFor('domain', 97);
