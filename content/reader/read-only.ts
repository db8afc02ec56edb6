/** A type whose fields are all read-only, at any depth. */
export type ReadOnly<Value> = Value extends object
  ? { readonly [Field in keyof Value]: ReadOnly<Value[Field]> }
  : Value;
