# A library that is only needed for some things, and is not there.

error-missing-extra = this needs { $name }, which is not installed; it comes with: pip install "tenages[{ $extra }]"
