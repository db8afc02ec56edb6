/** The style sheet shows only a frame that is `here`. */
export type FrameState = 'away' | 'coming' | 'here';

export const framePlace = { 'data-frame': 'away' satisfies FrameState };

export const anyFrame = '[data-frame]';

export const frameIn = (state: FrameState) => `[data-frame="${state}"]`;

export function setFrameState({ dataset }: HTMLElement, state: FrameState): void {
  dataset.frame = state;
}
