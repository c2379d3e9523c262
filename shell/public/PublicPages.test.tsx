import { testStories } from '@memocartes/shared-ui/testing';

import * as stories from './PublicPages.stories.tsx';

testStories(stories);
