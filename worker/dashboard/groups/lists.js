export { Lists } from "../pages/lists.jsx";
export { NewList } from "../pages/new-list.jsx";
export { ListPage } from "../pages/list.jsx";
export { Catalogue } from "../pages/catalogue.jsx";
