/** `Form.displayName = "Form";`: a name that only developer tools read. */
const displayNames = /^\w+\.displayName = "[^"]*";$/gm;

/** `var Form = React10.forwardRef(`, at the top level. */
const components = /^var (\w+) = (\w+\.(?:forwardRef|createContext)\()/gm;

/**
 * Marks the components of react-router as free of side effects, so that unused ones are tree-shaken with their
 * dependencies.
 */
export default function pureComponentsLoader(source: string): string {
  return source.replace(displayNames, '').replace(components, 'var $1 = /* @__PURE__ */ $2');
}
