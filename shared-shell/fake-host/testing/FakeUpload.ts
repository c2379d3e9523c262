/** `XMLHttpRequest` on top of the fake `fetch`; reports half of the body as sent before the response. */
export class FakeUpload {
  readonly upload: { readonly onprogress?: (event: { readonly loaded: number; readonly total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  private method = 'GET';
  private url = '';

  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  abort() {}
  send(body: string) {
    this.upload.onprogress?.({ loaded: body.length / 2, total: body.length });
    void fetch(this.url, { method: this.method, body })
      .then(async (response) => {
        this.status = response.status;
        this.responseText = JSON.stringify(await response.json());
        this.onload?.();
      })
      .catch(() => this.onerror?.());
  }
}
