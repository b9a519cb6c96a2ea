/** Asked once, in the prompt, before an answer that somebody may have given by mistake. */
export interface Question {
  /** 'You have written no orders. Lock the sheet all the same?' */
  readonly question: string;
  readonly yes: string;
  readonly no: string;
}
