// What JSX is compiled to: the Makefile has esbuild import it in each file.
export { Fragment, h } from "preact";
