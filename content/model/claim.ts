/** A figure and the word that says what it counts: « 22+ », « spécialistes ». */
export interface Claim {
  readonly value: string;
  readonly label: string;
}
