import { web } from '../jest.preset.js';

// These tests mostly wait, because a card accepts no answer at first.
export default { ...web(import.meta.dirname), maxWorkers: 2 };
