export { Accounts } from "../pages/admin/accounts.jsx";
export { AdminAccount } from "../pages/admin/account.jsx";
export { Money } from "../pages/admin/money.jsx";
export { Purchases } from "../pages/admin/purchases.jsx";
export { SharedListings } from "../pages/admin/catalogue.jsx";
export { Health } from "../pages/admin/health.jsx";
export { AdminAppraisal } from "../pages/admin/appraisal.jsx";
export { Audit } from "../pages/admin/audit.jsx";
