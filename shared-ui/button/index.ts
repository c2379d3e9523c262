export { Button, type ButtonKind, type ButtonProps, type ButtonSize } from './Button.tsx';
export { IconButton, type IconButtonProps } from './IconButton.tsx';
export { LinkButton, type LinkButtonProps, TextLink, type TextLinkProps } from './LinkButton.tsx';
