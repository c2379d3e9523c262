export { followerPanelTexts as followersInAppTexts } from '../panel/texts.ts';
