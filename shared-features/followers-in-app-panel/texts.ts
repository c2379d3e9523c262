export { followerPanelTexts as followersInAppTexts } from '../follower-panel/texts.ts';
