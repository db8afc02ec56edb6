import { z } from 'zod';
import type { ReferenceKind } from '../../content/reader/fields';
import { frenchFault } from '../../content/reader/french-faults';
import { labelOf } from './labels';

/** Sveltia CMS, « Fields ». */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly required: boolean;
  readonly [option: string]: unknown;
}

interface Schema extends z.core.JSONSchema.BaseSchema {
  readonly reference?: ReferenceKind;
  readonly folder?: string;
  /** Error message, without the value. */
  readonly sentence?: string;
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

/** Without the quoted text; undefined when the schema limits only the length. */
function sentenceOf(schema: z.core.$ZodType): string | undefined {
  const { error } = z.safeParse(schema, 'Ω?', { error: frenchFault });
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
  const { minLength = 0, maxLength = 0, sentence = '' } = schema;
  const pattern = patternOf(schema);
  const [, advice] = / : (écrivez .*)$/u.exec(sentence) ?? [];
  return {
    widget: maxLength > oneLine ? 'text' : 'string',
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength > 0 && { maxlength: maxLength }),
    ...(pattern !== undefined && { pattern: [`/${pattern}/u`, sentence] }),
    ...(advice !== undefined && { hint: advice }),
  };
}

function listField(name: string, schema: Schema, parent: string) {
  const item = (schema.items || schema.prefixItems?.[0]) as Schema;
  const limits = {
    ...(schema.minItems !== undefined && { min: schema.minItems }),
    ...(schema.maxItems !== undefined && { max: schema.maxItems }),
  };
  const one = widgetOf(name, item, parent);
  if (one.widget === 'relation') return { ...one, ...limits, multiple: true };
  const { fields, ...rest } = one;
  const { singular } = labelOf(name, parent);
  return {
    widget: 'list',
    label_singular: singular,
    ...limits,
    ...(fields ? { fields, collapsed: true } : { field: { name, label: singular, ...rest } }),
  };
}

function widgetOf(name: string, schema: Schema, parent: string): Readonly<Record<string, unknown>> {
  const { reference, folder, format, properties, additionalProperties } = schema;
  if (reference === 'picture')
    return {
      widget: 'image',
      media_folder: `/content/pictures/${folder}`,
      public_folder: `/${folder}`,
    };
  if (reference !== undefined) return { widget: 'relation', ...targets[reference] };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (schema.type === 'array') return listField(name, schema, parent);
  if (properties) return { widget: 'object', fields: fieldsOf(schema, name) };
  if (additionalProperties)
    return { widget: 'keyvalue', key_label: 'Image', value_label: 'Ce qu’on y voit' };
  return textField(schema);
}

function fieldsOf({ properties = {}, required = [] }: Schema, parent: string): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    label: labelOf(name, parent).label,
    required: required.includes(name),
    ...(widgetOf(name, schema as Schema, parent) as { widget: string }),
  }));
}

/** Returns the fields of a file, or of each file of a folder. */
export function formOf(file: string, schema: z.ZodType): Field[] {
  const json = jsonSchemaOf(schema);
  if (json.properties) return fieldsOf(json, file);
  const { widget, ...options } = widgetOf(file, json, '') as { widget: string };
  const name = file.replace('.yaml', '');
  return [{ name, label: labelOf(file).label, root: true, required: false, widget, ...options }];
}
