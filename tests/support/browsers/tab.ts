/** One tab of a browser. The actions have the same format in WebDriver and in WebDriver BiDi. */
export interface Tab {
  goTo(url: string): Promise<void>
  /** The value of an expression on the page, which JSON can hold. */
  evaluate(expression: string): Promise<unknown>
  perform(actions: object[]): Promise<void>
  close(): Promise<void>
}
