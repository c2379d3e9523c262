import { web } from '../jest.preset.js';

// They wait for three quarters of their time: a card takes no answer at once.
export default { ...web(import.meta.dirname), maxWorkers: 2 };
