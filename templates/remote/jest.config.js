import preset from '@memocartes/remote-build/jest';

export default preset(import.meta.dirname);
