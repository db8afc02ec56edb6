/** At any depth. */
export type ReadOnly<Value> = Value extends object
  ? { readonly [Field in keyof Value]: ReadOnly<Value[Field]> }
  : Value;
