export { defineRemote, type Remote, type Screen } from './define.ts';
export { joinTexts } from './joinTexts.ts';
export type { PanelComponent } from './panel-names.ts';
export type { Layout, MenuItem, MenuText, RemoteRecord, RemoteRoute } from './record.ts';
export type { RegisteredRemote, Registry, RemoteCandidate, RemoteVersion } from './registry.ts';
export { withTexts } from './withTexts.ts';
