/** What runs the components in browsers. Next, development and unit tests have React. */
export type Runtime = 'preact' | 'react';

const runtimes: readonly string[] = ['preact', 'react'] satisfies Runtime[];

const isRuntime = (name: string): name is Runtime => runtimes.includes(name);

/**
 * The runtime of the exported site: Preact, which is an eighth of React's weight, or what `ISLANDS_RUNTIME` says
 * (docs/dependencies.md).
 *
 * @throws {Error} when that is neither
 */
export function chosenRuntime(name = process.env.ISLANDS_RUNTIME ?? 'preact'): Runtime {
  if (!isRuntime(name)) throw new Error(`ISLANDS_RUNTIME is « ${name} »: preact or react`);
  return name;
}

/** What a bundler puts in the place of each module of React. */
export const aliases: Readonly<Record<Runtime, Readonly<Record<string, string>>>> = {
  react: {},
  preact: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
};
