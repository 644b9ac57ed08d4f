export { Outcomes } from "../pages/outcomes.jsx";
export { Reports } from "../pages/reports.jsx";
export { Fees } from "../pages/fees.jsx";
