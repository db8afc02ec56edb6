/** Types of the used parts of a package without types. */
declare module 'selenium-webdriver' {
  export interface WebElement {
    click(): Promise<void>;
    sendKeys(text: string): Promise<void>;
  }

  export interface WebDriver {
    get(address: string): Promise<void>;
    executeScript(script: string): Promise<unknown>;
    actions(): { sendKeys(key: string): { perform(): Promise<void> } };
    manage(): {
      window(): {
        setRect(rect: { x: number; y: number; width: number; height: number }): Promise<unknown>;
      };
    };
    /** PNG, base64. */
    takeScreenshot(): Promise<string>;
    quit(): Promise<void>;
  }

  export class Builder {
    usingServer(address: string): this;
    withCapabilities(capabilities: object): this;
    build(): Promise<WebDriver>;
  }
}
