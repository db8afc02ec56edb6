import { z } from 'zod';
import type { ReferenceKind } from '../../content/fields/fields';
import { profileOf } from '../assets/pictures/profiles';

/** Sveltia CMS, « Fields ». */
export interface Field {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  [option: string]: unknown;
}

interface Schema extends z.core.JSONSchema.BaseSchema {
  reference?: ReferenceKind;
  folder?: string;
  hint?: string;
  /** Error message, without the value. */
  sentence?: string;
}

/** Returns what the staff calls a field, or an entry of a list. Throws when its schema has no `.describe()`. */
function labelOf(name: string, schema: unknown): string {
  const { description } = schema as { description?: string };
  if (description === undefined)
    throw new Error(`« ${name} », or an entry of it, has no \`.describe()\` in its schema`);
  return description;
}

/** In characters. */
const oneLine = 80;

const targets = {
  doctor: { collection: 'medecins', value_field: 'name', display_fields: ['name'] },
  specialty: { collection: 'specialites', value_field: '{{slug}}', display_fields: ['title'] },
  equipment: {
    collection: '_singletons',
    file: 'equipements',
    value_field: 'equipements.*.id',
    display_fields: ['equipements.*.title'],
  },
  situation: {
    collection: '_singletons',
    file: 'urgences',
    value_field: 'situations.*.id',
    display_fields: ['situations.*.title'],
  },
};

/** Returns the message without the quoted text; undefined if the schema limits only the length. */
function sentenceOf(schema: z.core.$ZodType): string | undefined {
  const { error } = z.safeParse(schema, 'Ω?');
  const wrong = error?.issues.find(({ code }) => code !== 'too_small' && code !== 'too_big');
  return wrong?.message.replace(/^« Ω\? » /u, '');
}

const jsonSchemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.type === 'string' || jsonSchema.anyOf)
        jsonSchema.sentence = sentenceOf(zodSchema);
    },
  });

/** Also accepts straight apostrophes, which `asPrinted` curves later. */
function patternOf({ pattern, enum: words, anyOf }: Schema): string | undefined {
  const ways = anyOf?.map((way) => patternOf(way)) ?? words?.map((word) => `^${word}$`);
  return ways ? ways.join('|') : pattern?.replaceAll('’', "['’]");
}

function textField(schema: Schema) {
  const { minLength = 0, maxLength = 0, sentence = '', hint } = schema;
  const pattern = patternOf(schema);
  const [, advice = hint] = / : (écrivez .*)$/u.exec(sentence) ?? [];
  return {
    widget: maxLength > oneLine ? 'text' : 'string',
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength > 0 && { maxlength: maxLength }),
    ...(pattern !== undefined && { pattern: [`/${pattern}/u`, sentence] }),
    ...(advice !== undefined && { hint: advice }),
  };
}

function listField(name: string, schema: Schema) {
  const item = (schema.items || schema.prefixItems?.[0]) as Schema;
  const limits = {
    ...(schema.minItems !== undefined && { min: schema.minItems }),
    ...(schema.maxItems !== undefined && { max: schema.maxItems }),
  };
  const one = widgetOf(name, item);
  if (one.widget === 'relation') return { ...one, ...limits, multiple: true };
  const { fields, ...rest } = one;
  const label = labelOf(name, item);
  return {
    widget: 'list',
    label_singular: label,
    ...limits,
    ...(fields ? { fields, collapsed: true } : { field: { name, label, ...rest } }),
  };
}

function widgetOf(name: string, schema: Schema): Record<string, unknown> {
  const { reference, folder, format, properties, propertyNames, additionalProperties } = schema;
  if (reference === 'picture')
    return {
      widget: 'image',
      media_folder: `/content/pictures/${folder}`,
      public_folder: `/${folder}`,
      ...(profileOf(`${folder}/`) === null && { accept: '.svg' }),
    };
  if (reference === 'line') return textField(schema);
  if (reference !== undefined) return { widget: 'relation', ...targets[reference] };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (schema.type === 'array') return listField(name, schema);
  if (properties) return { widget: 'object', fields: fieldsOf(schema) };
  if (propertyNames)
    return {
      widget: 'keyvalue',
      key_label: labelOf(name, propertyNames),
      value_label: labelOf(name, additionalProperties),
    };
  return textField(schema);
}

function fieldsOf({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    label: labelOf(name, schema),
    required: required.includes(name),
    ...(widgetOf(name, schema as Schema) as { widget: string }),
  }));
}

/** Returns the fields of a file, or of each file of a folder, and what the staff calls it. */
export function formOf(name: string, schema: z.ZodType) {
  const json = jsonSchemaOf(schema);
  const { title } = json;
  const description = labelOf(name, json);
  if (json.properties) return { title, description, fields: fieldsOf(json) };
  const { widget, ...options } = widgetOf(name, json) as { widget: string };
  const whole: Field = {
    name,
    label: description,
    root: true,
    required: false,
    widget,
    ...options,
  };
  return { title, description, fields: [whole] };
}
