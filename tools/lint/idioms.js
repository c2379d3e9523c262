// Code that lint refuses because the project writes it in another way: selectors of ESLint's `no-restricted-syntax`.

/** HTML that is made from strings. */
export const htmlFromStrings = {
  selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"], MemberExpression[property.name=/^(inner|outer)HTML$/]',
  message: 'Text is rendered as text: no HTML is made from strings.',
};

/**
 * Literals that are spread or destructured at once: `{ a, ...{ b, c } }`, `[a, ...[b, c]]`, `const [a, b] = [x, y]`.
 */
export const uselessLiterals = [
  {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression, JSXSpreadAttribute > ObjectExpression',
    message: 'Write the properties themselves: spreading an object literal has no effect.',
  },
  {
    selector: 'ArrayExpression > SpreadElement > ArrayExpression, CallExpression > SpreadElement > ArrayExpression',
    message: 'Write the elements themselves: spreading an array literal has no effect.',
  },
  {
    selector: 'VariableDeclarator[id.type="ArrayPattern"][init.type="ArrayExpression"]',
    message: 'Declare each variable in a statement of its own.',
  },
];

/** Lengths as conditions: `items.length && <List />` would show « 0 ». */
export const lengths = [
  {
    selector: [
      'UnaryExpression[operator="!"] > MemberExpression.argument[property.name="length"]',
      ':matches(IfStatement, ConditionalExpression) > MemberExpression.test[property.name="length"]',
      'LogicalExpression[operator="&&"] > MemberExpression.left[property.name="length"]',
    ].join(', '),
    message: 'Compare the length: `names.length > 0`, `names.length === 0`.',
  },
];

/** Refused in the page objects of the browser tests. */
export const pageObjects = [
  {
    selector: 'PropertyDefinition > ArrowFunctionExpression.value',
    message: 'Write a method.',
  },
  {
    selector: 'TSNonNullExpression > AwaitExpression > CallExpression[callee.property.name="boundingBox"]',
    message: 'Write `await boxOf(element)`, which throws an error if the element is not shown.',
  },
];

/** Types for which the database code has a more precise or a shorter one. */
export const databaseTypes = [
  {
    selector: 'Identifier[name="trx"] > TSTypeAnnotation > TSTypeReference[typeName.name="Db"]',
    message: 'Write `trx: Trx`: the compiler then refuses a call without a transaction.',
  },
  {
    selector:
      'TSTypeReference[typeName.name="Awaited"] TSIndexedAccessType > TSLiteralType > Literal[value=/^execute/]',
    message: 'Write `InferResult<ReturnType<typeof selectCards>>[number]`, with `InferResult` of kysely.',
  },
];

/** Writes in files that only read: see the README of the server. */
export const writesInQueries = {
  selector: 'CallExpression[callee.property.name=/^(insertInto|updateTable|deleteFrom)$/]',
  message: 'A file `x.queries.ts` only reads: put this function into `x.writes.ts`.',
};

/** The first row of a raw statement, read by its index. */
export const firstRows = {
  selector:
    'TSNonNullExpression > MemberExpression.expression[property.value=0]:matches([object.name="rows"], [object.property.name="rows"])',
  message:
    'Write `sql<Row>`…`.execute(db).then(takeFirstOrThrow)`, with `takeFirstOrThrow` of database/queries/rows.ts.',
};

/** Selector of an expression whose part `test` or `left` calls `can(…)` or `useCan()(…)`. */
const permissionCheckIn = (type, test) =>
  `${type}:matches([${test}.callee.name="can"], [${test}.callee.callee.name="useCan"])`;
/** Results of calls, and permissions, read in another way than the README of shared-shell says. */
export const screenIdioms = [
  {
    selector: [
      'MemberExpression[property.name=/^(then|catch|finally)$/] > CallExpression.object[callee.property.name="unwrap"]',
      'TryStatement[handler] > .block AwaitExpression > CallExpression[callee.property.name="unwrap"]',
    ].join(', '),
    message:
      'Read the result: `const { data, error } = await save(body)`. `unwrap()` is for a promise whose rejection other code shows.',
  },
  {
    selector: [
      `${permissionCheckIn('LogicalExpression[operator="&&"]', 'left')} > .right:matches(JSXElement, JSXFragment)`,
      `${permissionCheckIn('ConditionalExpression[alternate.type=/^(JSX|Literal)/]', 'test')} > JSXElement.consequent`,
    ].join(', '),
    message: 'Write <Can do="…">, with `fallback` if another element is shown without permission.',
  },
  {
    selector: 'CallExpression[callee.name=/^(isTeacher|isFollower|scopeOf)$/][arguments.0.name="me"]',
    message: 'Roles are for display. Ask the permission table: useCan().',
  },
];

/** Fields of types that could be changed in place. */
export const mutableFields = {
  selector: 'TSPropertySignature:not([readonly=true])',
  message: 'Write `readonly`: props, values and responses are never changed in place.',
};

/** Refused in the types and texts of the client. */
export const clientIdioms = [
  mutableFields,
  {
    selector:
      'ConditionalExpression[consequent.callee.name="t"][consequent.arguments.length=1][alternate.callee.name="t"][alternate.arguments.length=1]',
    message: "Choose the key, not the text: `t(isOpen ? 'close' : 'open')`.",
  },
];

/** Conditions for `invalidatesTags` that have a function: see the README of shared-api. */
export const endpointInvalidation = {
  selector:
    'Property[key.name="invalidatesTags"] > ArrowFunctionExpression > ConditionalExpression.body:matches([test.name="error"][consequent.elements.length=0], [test.callee.name="isRemoved"])',
  message: 'Write `afterSuccess(tags)` or `afterRemoval(tags)`.',
};
