import { ContentError } from '../../content/fields/content-error';

/** Returns the value of the first task. Throws one error with the messages of both, and the cause of the first error, unless one is no fault of the content. */
export async function withFaultsOf<Value>(
  task: Promise<Value>,
  other: Promise<unknown>,
): Promise<Value> {
  const results = await Promise.allSettled([task, other]);
  const errors = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as Error] : [],
  );
  const [first] = errors;
  const unexpected = errors.find((error) => !(error instanceof ContentError));
  if (unexpected) throw unexpected;
  if (first)
    throw new ContentError(errors.map(({ message }) => message).join('\n'), {
      cause: first.cause,
    });
  return task;
}
