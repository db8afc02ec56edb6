import { createElement, type ReactElement } from 'react';

/** Imports the pages again, after a test has mocked their data. */
export async function importPages(): Promise<(address: string) => Promise<ReactElement>> {
  const article = await import('../conseils/[slug]/page');
  const specialty = await import('../services/[slug]/page');
  const doctor = await import('../medecins/[slug]/page');
  const pagesBySlug = { conseils: article, services: specialty, medecins: doctor };
  const pageAt = async (address: string): Promise<ReactElement> => {
    const [, folder = '', slug = ''] = address.split('/');
    const params = Promise.resolve({ slug });
    if (slug !== '') return pagesBySlug[folder as keyof typeof pagesBySlug].default({ params });
    const { default: Page } = (await import(folder === '' ? '../page' : `../${folder}/page`)) as {
      default: () => ReactElement;
    };
    return createElement(Page);
  };
  return pageAt;
}
