import { web } from '../jest.preset.js';

// These tests spend most of their time waiting, because a card accepts no answer at first.
export default { ...web(import.meta.dirname), maxWorkers: 2 };
