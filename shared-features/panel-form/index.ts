export { DeleteButton, EditButton } from './buttons.tsx';
export { emailLink, phoneLink } from './contactLinks.tsx';
export { type Description, DescriptionList } from './DescriptionList.tsx';
export { FormPanel, type FormPanelProps } from './FormPanel.tsx';
export { FormPart } from './FormPart.tsx';
export { type PanelForm, showFirstInvalid, usePanelForm } from './usePanelForm.ts';
export { ViewPanel, type ViewPanelProps } from './ViewPanel.tsx';
