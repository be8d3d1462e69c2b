import { useEffect } from "react";
import "./print.css";

/** While the page is printed it is light, and the tables beside the charts are open. */
export function usePrinted(): void {
  useEffect(() => {
    let restore = (): void => undefined;
    function prepare(): void {
      const { dataset } = document.documentElement;
      const theme = dataset["theme"];
      const closed = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
      dataset["theme"] = "light";
      for (const table of closed) table.open = true;
      restore = () => {
        if (theme === undefined) delete dataset["theme"];
        else dataset["theme"] = theme;
        for (const table of closed) table.open = false;
      };
    }
    const tidy = (): void => restore();
    window.addEventListener("beforeprint", prepare);
    window.addEventListener("afterprint", tidy);
    return () => {
      window.removeEventListener("beforeprint", prepare);
      window.removeEventListener("afterprint", tidy);
    };
  }, []);
}
