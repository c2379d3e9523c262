import { allRules } from './eslint.config.js';
import { oxlintConfig } from './tools/lint/split.js';

export default oxlintConfig(allRules);
