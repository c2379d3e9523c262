import { testStories } from '@memocartes/shared-ui/testing';

import * as stories from './ErrorPages.stories.tsx';

testStories(stories);
