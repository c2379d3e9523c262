import { testStories } from '../testing/testStories.tsx';
import * as stories from './Tag.stories.tsx';

testStories(stories);
