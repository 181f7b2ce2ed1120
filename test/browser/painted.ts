/** For the tests of a group that look at the page: here it is painted. Elsewhere it is not, which takes a quarter less time. */
export function painted(): void {
  const { style } = document.body;
  before(() => {
    style.opacity = '';
  });
  after(() => {
    style.opacity = '0';
  });
}
