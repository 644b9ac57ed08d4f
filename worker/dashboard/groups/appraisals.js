export { Playground } from "../pages/playground.jsx";
export { Appraisals } from "../pages/appraisals.jsx";
export { AppraisalPage } from "../pages/appraisal.jsx";
