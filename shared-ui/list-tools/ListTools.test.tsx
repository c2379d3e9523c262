import { testStories } from '../testing/testStories.tsx';
import * as stories from './ListTools.stories.tsx';

testStories(stories);
