import type { z } from 'zod';
import { everythingFrom } from '../../content/reader/files';
import { formOf, type Field } from './fields';

/** `branch` is absent for the default branch. */
export interface Repository {
  host: 'github' | 'gitlab';
  name: string;
  branch?: string;
}

/** Parses a line such as « github:owner/name@main ». Throws when it has another form. */
export function repositoryOf(line: string): Repository {
  const [, host, name, branch] =
    /^(github|gitlab):([\w./-]+\/[\w.-]+)(?:@([\w./-]+))?$/.exec(line) ?? [];
  if (host === undefined || name === undefined)
    throw new Error(
      `EDITOR_REPOSITORY is « github:owner/name@branch » or « gitlab:… », not « ${line} »`,
    );
  return { host: host as Repository['host'], name, ...(branch !== undefined && { branch }) };
}

interface Part {
  name: string;
  fields: readonly Field[];
  [option: string]: unknown;
}

/** Returns folders with a file per entry, and single files. */
export function forms() {
  const folders: Part[] = [];
  const files: Part[] = [];

  everythingFrom({
    folder: <Schema extends z.ZodType>(folder: string, schema: Schema) => {
      const { title: label, description, fields } = formOf(folder, schema);
      const has = (field: string) => fields.some(({ name }) => name === field);
      const title = has('name') ? 'name' : 'title';
      folders.push({
        format: 'content',
        name: folder,
        label,
        label_singular: description,
        folder: `content/data/${folder}`,
        identifier_field: title,
        slug: `{{${title}}}`,
        sortable_fields: { fields: has('ordre') ? ['ordre', title] : ['date', title] },
        fields,
      });
      return [] as [string, z.output<Schema>][];
    },
    file: <Schema extends z.ZodType>(file: string, schema: Schema) => {
      const name = file.replace('.yaml', '');
      const { description: label, fields } = formOf(name, schema);
      files.push({ format: 'content', name, label, file: `content/data/${file}`, fields });
      return undefined as z.output<Schema>;
    },
  });
  return { collections: folders, singletons: files };
}

/** Returns the configuration of Sveltia CMS. With `reviewed`, each change waits in a pull request. */
export function configOf({ host, name, branch }: Repository, reviewed: boolean) {
  return {
    load_config_file: false,
    backend: {
      name: host,
      repo: name,
      ...(branch !== undefined && { branch }),
      auth_methods: ['token'],
    },
    ...(reviewed && { publish_mode: 'editorial_workflow' }),
    app_title: 'Le contenu du site',
    logo: { src: '/icon.svg' },
    media_folder: 'content/pictures',
    public_folder: '/',
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    show_preview_links: false,
    media_libraries: {
      // Reduces photographs, and removes metadata such as the place, before they are sent.
      default: {
        config: {
          slugify_filename: true,
          transformations: {
            raster_image: { format: 'webp', quality: 90, width: 2000, height: 2000 },
          },
        },
      },
      stock_assets: { providers: [] },
    },
    ...forms(),
  };
}
