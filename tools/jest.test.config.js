import all from './jest.config.js';

/** Tests of the target `test`. */
export default { ...all, testPathIgnorePatterns: [...all.testPathIgnorePatterns, '\\.check\\.test\\.tsx?$'] };
