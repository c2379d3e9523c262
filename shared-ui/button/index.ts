export type { ButtonKind, ButtonProps, ButtonSize } from './Button.tsx';
export { Button } from './Button.tsx';
export type { IconButtonProps } from './IconButton.tsx';
export { IconButton } from './IconButton.tsx';
export type { LinkButtonProps, TextLinkProps } from './LinkButton.tsx';
export { LinkButton, TextLink } from './LinkButton.tsx';
