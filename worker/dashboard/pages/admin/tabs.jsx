const pages = [["/dashboard/admin", "Accounts"], ["/dashboard/admin/purchases", "Purchases"], ["/dashboard/admin/money", "Money"], ["/dashboard/admin/catalogue", "Shared listings"], ["/dashboard/admin/health", "Health"], ["/dashboard/admin/audit", "Audit"]];

/** The navigation between the pages of the administration. */
export function AdminTabs({ current }) {
  return (
    <nav class="tab-list" aria-label="Administration">
      {pages.map(([href, title]) => <a key={href} href={href} aria-current={title === current ? "page" : undefined}>{title}</a>)}
    </nav>
  );
}
