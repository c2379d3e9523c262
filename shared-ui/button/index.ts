export { Button } from './Button.tsx';
export type { ButtonKind, ButtonProps, ButtonSize } from './Button.tsx';
export { IconButton } from './IconButton.tsx';
export type { IconButtonProps } from './IconButton.tsx';
export { LinkButton, TextLink } from './LinkButton.tsx';
export type { LinkButtonProps, TextLinkProps } from './LinkButton.tsx';
