/** Shows the buttons « Copier » and « Partager ». If the script is lost, they stay hidden. */
export const loadCopyAndShare = (): Promise<void> =>
  import('./copy-and-share')
    .then(({ installCopyAndShare }) => {
      installCopyAndShare();
    })
    .catch(() => undefined);
